import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Chip, ChipLink } from '#ui/chip.tsx';
import { BagIcon, CloseIcon, HeartFilledIcon, HeartIcon, SearchIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { GalleryRow, GallerySection } from './ui-gallery-section.tsx';

const VARIANTS = ['primary', 'secondary', 'quiet', 'link'] as const;

export function GalleryActions() {
  const [busy, setBusy] = useState(false);
  const [liked, setLiked] = useState(false);
  const [quantity, setQuantity] = useState(1);
  return (
    <GallerySection title="Actions">
      <GalleryRow>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            Add to bag
          </Button>
        ))}
      </GalleryRow>
      <GalleryRow>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Sold out
          </Button>
        ))}
      </GalleryRow>
      <GalleryRow>
        <Button loading={busy} loadingLabel="Adding to bag" onClick={() => setBusy(true)}>
          Press to wait
        </Button>
        <Button loading loadingLabel="Adding to bag">
          Add to bag
        </Button>
        <Button variant="secondary" loading loadingLabel="Saving">
          Save
        </Button>
        {busy && (
          <Button variant="link" onClick={() => setBusy(false)}>
            Enough
          </Button>
        )}
        <Spinner />
      </GalleryRow>
      <GalleryRow>
        <Button size="small">Small</Button>
        <Button size="large">
          <BagIcon />
          Large with icon
        </Button>
        <ButtonLink to="/" variant="secondary">
          A link
        </ButtonLink>
      </GalleryRow>
      <div className="on-dark rounded-box p-6">
        <GalleryRow>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              On dark
            </Button>
          ))}
        </GalleryRow>
      </div>
      <GalleryRow>
        <IconButton label="Search">
          <SearchIcon />
        </IconButton>
        <IconButton label="Wishlist" aria-pressed={liked} onClick={() => setLiked(!liked)}>
          {liked ? <HeartFilledIcon /> : <HeartIcon />}
        </IconButton>
        <IconLink to="/basket" label="Basket, 3 items" count="3">
          <BagIcon />
        </IconLink>
        <IconButton label="Close" look="framed">
          <CloseIcon />
        </IconButton>
        <IconButton label="Close" look="raised">
          <CloseIcon />
        </IconButton>
        <IconButton label="Close" disabled>
          <CloseIcon />
        </IconButton>
      </GalleryRow>
      <GalleryRow>
        <Chip pressed>Size 12</Chip>
        <Chip pressed={false}>Size 14</Chip>
        <Chip disabled>Size 16</Chip>
        <Chip removable aria-label="Remove Navy">
          Navy
        </Chip>
        <ChipLink to="/" selected>
          Dresses
        </ChipLink>
      </GalleryRow>
      <GalleryRow>
        <Badge>New in</Badge>
        <Badge tone="ink">Exclusive</Badge>
        <Badge tone="accent">Premier</Badge>
        <Badge tone="sale">20% off</Badge>
        <Badge tone="quiet">Only at us</Badge>
        <Badge tone="good">In stock</Badge>
      </GalleryRow>
      <GalleryRow>
        <QuantityStepper
          label="Quantity"
          lessLabel="One less"
          moreLabel="One more"
          value={quantity}
          max={5}
          onChange={setQuantity}
        />
        <SegmentedControl
          legend="Delivery"
          name="gallery-delivery"
          defaultValue="home"
          options={[
            { value: 'home', label: 'To my door' },
            { value: 'shop', label: 'To a shop' },
            { value: 'locker', label: 'To a locker', disabled: true },
          ]}
        />
      </GalleryRow>
    </GallerySection>
  );
}
