import { AlternateLinks } from '#app/site/alternate-links.tsx';
import { useLocalPath } from '#app/site/local-path.ts';
import { useSite } from '#app/site/site.ts';
import { pictureAddress } from '#commerce/media/picture.ts';

interface PageMetaProps {
  page: { title: string; description: string; robots: string | null; image: string | null };
  title: string;
  path: string;
  type?: 'website' | 'article';
}

const SHARED_WIDTH = 1080;

/** Meta tags of a content page for search engines and link previews. */
export function PageMeta({ page, title, path, type = 'website' }: PageMetaProps) {
  const { origin, brand } = useSite();
  const address = origin + useLocalPath()(path);
  const image =
    page.image && pictureAddress(page.image, SHARED_WIDTH, { origin, mediaHost: brand.mediaHost });
  return (
    <>
      <title>{title}</title>
      {page.description && <meta name="description" content={page.description} />}
      <link rel="canonical" href={address} />
      {!page.robots?.includes('noindex') && <AlternateLinks path={path} />}
      <meta name="robots" content={page.robots ?? 'index, follow'} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={address} />
      {page.description && <meta property="og:description" content={page.description} />}
      {image && <meta property="og:image" content={image} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
    </>
  );
}
