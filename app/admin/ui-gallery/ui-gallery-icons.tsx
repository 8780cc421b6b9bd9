import * as everyday from '#ui/icon.tsx';
import * as shop from '#ui/icon-shop.tsx';
import * as tool from '#ui/icon-tool.tsx';
import { GallerySection } from './ui-gallery-section.tsx';

const { drawIcon: _draw, ...everydayIcons } = everyday;
const ICONS = Object.entries({ ...everydayIcons, ...shop, ...tool });

export function GalleryIcons() {
  return (
    <GallerySection title="Icons">
      <ul className="grid grid-cols-3 gap-4 sm:grid-cols-5 lg:grid-cols-8">
        {ICONS.map(([name, Icon]) => (
          <li key={name} className="grid justify-items-center gap-2 text-xs">
            <Icon className="size-6" />
            <span className="text-soft text-center">{name.replace(/Icon$/, '')}</span>
          </li>
        ))}
      </ul>
    </GallerySection>
  );
}
