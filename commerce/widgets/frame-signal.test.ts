import { describe, expect, it } from 'vitest';
import { frameHosts, frameOrigin, frameSandbox, readFrameSignal } from './frame-signal.ts';

describe('messages of a widget frame', () => {
  it('[PDP-14] the fit service recommends a size', () => {
    expect(readFrameSignal({ type: 'fit_recommended', size: '12' })).toEqual({
      kind: 'fit-recommended',
      size: '12',
    });
  });

  it('[GAL-04] the try-on reports whether it can show a SKU, and that it was closed', () => {
    expect(readFrameSignal({ type: 'vto_available', sku: 'A', available: true })).toEqual({
      kind: 'try-on-availability',
      sku: 'A',
      isAvailable: true,
    });
    expect(readFrameSignal({ type: 'vto_closed' })).toEqual({ kind: 'try-on-closed' });
  });

  it('[PDP-14] a frame reports its height, or that it is empty', () => {
    expect(readFrameSignal({ type: 'widget_height', height: 410.2 })).toEqual({
      kind: 'height',
      height: 411,
    });
    expect(readFrameSignal({ type: 'widget_empty' })).toEqual({ kind: 'empty' });
  });

  it.each([
    null,
    'vto_closed',
    {},
    { type: 'other' },
    { type: 'fit_recommended' },
    { type: 'fit_recommended', size: 12 },
    { type: 'vto_available', sku: 'A' },
    { type: 'widget_height', height: '12' },
    { type: 'widget_height', height: 1e9 },
    { type: 'widget_height', height: -1 },
  ])('%j is ignored', (message) => {
    expect(readFrameSignal(message)).toBeNull();
  });

  it('[SITE-04] frames of the shop are sandboxed without an origin; vendor frames keep their own', () => {
    expect(frameOrigin('/mock-services/advisor')).toBe('null');
    expect(frameSandbox('/mock-services/advisor')).not.toContain('allow-same-origin');
    expect(frameOrigin('https://vendor.example/advisor?x')).toBe('https://vendor.example');
    expect(frameSandbox('https://vendor.example/advisor')).toContain('allow-same-origin');
  });

  it('[SITE-04] a page may frame only the configured hosts', () => {
    expect(frameHosts(null, null)).toEqual([]);
    expect(frameHosts('/mock-services/advisor', null)).toEqual([]);
    expect(frameHosts('https://a.example/advisor', 'https://a.example/try-on')).toEqual([
      'https://a.example',
    ]);
  });
});
