import { Badge } from '#ui/badge.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Rating } from '#ui/rating.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { GalleryRow, GallerySection } from './ui-gallery-section.tsx';

export interface SamplePicture {
  src: string;
  alt: string;
  ratio: number;
  tone: string;
}

const CARD_SIZES = '(width >= 64rem) 25vw, 50vw';

export function GalleryShop({ pictures }: { pictures: readonly SamplePicture[] }) {
  return (
    <GallerySection title="Showing things">
      <GalleryRow>
        <Price price="£45.00" />
        <Price price="£36.00" was="£45.00" saving="Save 20%" nowLabel="Now" wasLabel="Was" />
        <Price price="From £18.00" size="small" />
        <Price price="£36.00" was="£45.00" nowLabel="Now" wasLabel="Was" size="large" />
      </GalleryRow>
      <GalleryRow>
        {[0, 2.5, 3.7, 4.6, 5].map((value) => (
          <Rating
            key={value}
            value={value}
            text={value.toFixed(1)}
            count="(128)"
            label={`Rated ${value} out of 5 by 128 customers`}
          />
        ))}
        <Rating value={4.6} label="Rated 4.6 out of 5" size="large" />
      </GalleryRow>
      <div className="card-grid">
        {pictures.slice(0, 2).map((picture) => (
          <article key={picture.src} className="card">
            <Picture {...picture} sizes={CARD_SIZES} className="card-picture" />
            <div className="card-body">
              <h3 className="card-name">{picture.alt}</h3>
              <Price price="£36.00" was="£45.00" nowLabel="Now" wasLabel="Was" />
              <Rating value={4.6} text="4.6" count="(128)" label="Rated 4.6 out of 5 by 128 customers" />
              <Badge tone="sale">20% off</Badge>
            </div>
          </article>
        ))}
        <article className="card">
          <Picture
            src="/media/no-such-picture"
            alt="A picture that failed"
            ratio={1.5}
            sizes={CARD_SIZES}
            className="card-picture"
          />
          <div className="card-body">
            <h3 className="card-name">A picture that failed</h3>
            <Price price="£45.00" />
          </div>
        </article>
        <div className="card" aria-busy="true">
          <Skeleton ratio={1.5} className="card-picture" />
          <div className="card-body">
            <SkeletonText lines={3} className="w-full" />
          </div>
        </div>
      </div>
      <Carousel
        label="We think you'll like"
        perView={{ phone: 2.15, desktop: 4.5 }}
        previousLabel="Previous"
        nextLabel="Next"
        announce={(first, last, of) => `${first} to ${last} of ${of}`}
      >
        {Array.from({ length: 10 }, (_, place) => place).map((place) => {
          const picture = pictures[place % pictures.length];
          return picture && <Picture key={place} {...picture} sizes="(width >= 64rem) 22vw, 46vw" />;
        })}
      </Carousel>
      <Carousel
        label="One at a time"
        perView={{ phone: 1, desktop: 1 }}
        gap={{ phone: 0, wide: 0 }}
        previousLabel="Previous"
        nextLabel="Next"
        bulletLabel={(slide, of) => `Show ${slide} of ${of}`}
      >
        {pictures.slice(0, 3).map((picture) => (
          <Picture key={picture.src} {...picture} ratio={0.4} sizes="100vw" />
        ))}
      </Carousel>
      <div className="grid max-w-md gap-3">
        <p className="text-sm">£12 more for free delivery</p>
        <ProgressBar label="Towards free delivery" value={38} max={50} />
        <ProgressBar label="Free delivery reached" value={50} max={50} tone="good" />
        <ProgressBar label="Five stars" value={64} tone="star" />
      </div>
      <Pagination
        label="Pages"
        page={6}
        pages={14}
        to={(page) => `?page=${page}`}
        pageLabel={(page) => `Page ${page}`}
        previousLabel="Previous page"
        nextLabel="Next page"
      />
    </GallerySection>
  );
}
