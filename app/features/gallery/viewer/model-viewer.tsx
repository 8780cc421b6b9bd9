import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Spinner } from '#ui/spinner.tsx';

interface ModelViewerProps {
  /** Address of a GLB file. */
  model: string;
  /** The colour for tinted parts, as six hexadecimal digits. */
  tint: string | null;
}

/** A 3D model that rotates by itself until the visitor turns it. */
export function ModelViewer({ model, tint }: ModelViewerProps) {
  const t = useTranslations('gallery.viewer');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    const show = async () => {
      try {
        const [{ readGlb }, { showScene }, response] = await Promise.all([
          import('./read-glb.ts'),
          import('./show-scene.ts'),
          fetch(model),
        ]);
        if (!response.ok) throw new Error(`3D model: ${response.status}`);
        const parts = readGlb(await response.arrayBuffer());
        if (isUnmounted || !canvas.current) return;
        stop = showScene(canvas.current, parts, tint);
        setState('shown');
      } catch (error) {
        console.error('3D model cannot be shown', error);
        setState('failed');
      }
    };
    void show();
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [model, tint]);

  return (
    <main id="content" className="text-soft relative h-dvh w-full overflow-clip">
      <title>{t('label')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{t('label')}</h1>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('label')}
        tabIndex={0}
        className="size-full cursor-grab touch-none active:cursor-grabbing"
      />
      {state === 'shown' ? (
        <p className="pointer-events-none absolute inset-x-0 bottom-3 text-center text-xs">{t('hint')}</p>
      ) : (
        <p
          role="status"
          className="absolute inset-0 grid place-content-center justify-items-center gap-3 text-sm"
        >
          {state === 'loading' ? <Spinner /> : null}
          {state === 'loading' ? t('loading') : t('failed')}
        </p>
      )}
    </main>
  );
}
