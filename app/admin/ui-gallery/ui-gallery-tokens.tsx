import { GallerySection } from './ui-gallery-section.tsx';

const COLOURS = [
  'paper',
  'raised',
  'sunk',
  'ink',
  'soft',
  'line',
  'line-strong',
  'accent',
  'accent-ink',
  'sale',
  'good',
  'star',
  'focus',
  'dark',
];

const STEPS = [
  { name: '3xl', className: 'heading text-3xl' },
  { name: '2xl', className: 'heading text-2xl' },
  { name: 'xl', className: 'heading text-xl' },
  { name: 'lg', className: 'text-lg' },
  { name: 'base', className: 'text-base' },
  { name: 'sm', className: 'text-sm' },
  { name: 'xs', className: 'text-xs' },
];

export function GalleryTokens() {
  return (
    <GallerySection title="Colour and type">
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-7">
        {COLOURS.map((name) => (
          <li key={name} className="text-xs">
            <span
              className="border-line rounded-box block h-14 border"
              style={{ background: `var(--${name})` }}
            />
            <span className="mt-1 block">{name}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-4">
        {STEPS.map(({ name, className }) => (
          <div
            key={name}
            className="border-line grid gap-1 border-b pb-4 md:grid-cols-[6rem_1fr] md:items-baseline"
          >
            <dt className="text-soft text-xs">{name}</dt>
            <dd className={className}>Cloth that finishes its own edge</dd>
          </div>
        ))}
      </dl>
      <p className="eyebrow">New season</p>
      <p>
        Running text with{' '}
        <a className="text-link" href="#gallery">
          a link in it
        </a>
        , and a word of great length: Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen.
      </p>
      <div className="on-dark rounded-box grid gap-2 p-6">
        <p className="eyebrow text-soft">On dark</p>
        <p className="heading text-2xl">Evening, after the rain</p>
        <p className="text-soft">Secondary text on the dark surface.</p>
      </div>
    </GallerySection>
  );
}
