import { useState } from 'react';
import { Accordion } from '#ui/accordion.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DisclosureMenu } from '#ui/disclosure-menu.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { InfoIcon } from '#ui/icon-tool.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ToastHost } from '#ui/toast.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import { GalleryRow, GallerySection } from './ui-gallery-section.tsx';

type Shown = 'dialog' | 'drawer' | null;

export function GalleryOverlays() {
  const [shown, setShown] = useState<Shown>(null);
  const close = () => setShown(null);
  return (
    <GallerySection title="Opening things">
      <GalleryRow>
        <Button variant="secondary" onClick={() => setShown('dialog')}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setShown('drawer')}>
          Drawer
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast({ text: 'Wrap dress removed', action: { label: 'Undo', onAct: () => undefined } })
          }
        >
          Toast
        </Button>
        <Tooltip label="About low stock" trigger={<InfoIcon />}>
          Fewer than five are left in the warehouse.
        </Tooltip>
        <DisclosureMenu label="Sort: recommended">
          {['Recommended', 'Newest', 'Price: low to high'].map((name) => (
            <li key={name}>
              <button type="button">{name}</button>
            </li>
          ))}
        </DisclosureMenu>
      </GalleryRow>
      <div className="max-w-xl">
        <Accordion title="Delivery" open>
          By Thursday for £3.99, tomorrow for £5.99.
        </Accordion>
        <Accordion title="Size" extra="12, 14">
          Sizes are those of the maker.
        </Accordion>
      </div>
      <Tabs
        label="About this product"
        tabs={[
          { id: 'details', title: 'Details', content: <p>Cotton, lined, with pockets.</p> },
          { id: 'care', title: 'Care', content: <p>Wash cool, dry flat.</p> },
          { id: 'returns', title: 'Returns', content: <p>Within 28 days, free.</p> },
        ]}
      />
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="Size guide"
        closeLabel="Close"
        footer={
          <Button wide onClick={close}>
            I know my size
          </Button>
        }
      >
        <p>Measure around the fullest part, keeping the tape level.</p>
      </Dialog>
      <Drawer
        open={shown === 'drawer'}
        onClose={close}
        title="Filter"
        closeLabel="Close"
        footer={
          <Button wide onClick={close}>
            Show 128 products
          </Button>
        }
      >
        <Accordion title="Colour" open>
          Navy, camel, stone
        </Accordion>
        <Accordion title="Size">8 to 22</Accordion>
      </Drawer>
      <ToastHost label="Messages" closeLabel="Close" />
    </GallerySection>
  );
}
