import { describe, expect, it } from 'vitest';
import { hostsOf, scriptValue, type WidgetPage, widgetPolicy, writeWidgetPage } from './widget-page.ts';

const page: WidgetPage = {
  title: 'Fit <1>',
  locale: 'en-GB',
  style: 'body{margin:0}',
  body: '<div id="fit"></div>',
  bridge: 'go()',
  script: { src: 'https://a-cdn.vendor.example/fit.js', attributes: { 'data-ean': '"5"' } },
  hosts: ['https://a-cdn.vendor.example'],
};

describe('the frame of a widget', () => {
  it('[SITE-04] allows only the vendor’s host, and only scripts with the nonce', () => {
    const policy = widgetPolicy(page, 'https://shop.example', 'abc');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'nonce-abc' https://a-cdn.vendor.example;");
    expect(policy).toContain('connect-src https://shop.example https://a-cdn.vendor.example;');
    expect(policy).toContain('frame-ancestors https://shop.example');
    expect(policy).not.toContain('*');
    expect(policy).not.toContain("script-src 'unsafe");
  });

  it('[SITE-04] a mock widget needs no host', () => {
    expect(hostsOf('/mock-services/fit.js')).toEqual([]);
    expect(hostsOf('https://cdn.vendor.example/x/y.js', 'https://*.vendor.example')).toEqual([
      'https://cdn.vendor.example',
      'https://*.vendor.example',
    ]);
    expect(widgetPolicy({ hosts: [] }, 'https://shop.example', 'abc')).toContain("frame-src 'none'");
  });

  it('escapes all values in the document', () => {
    const html = writeWidgetPage(page, 'abc');
    expect(html).toContain('<title>Fit &#60;1&#62;</title>');
    expect(html).toContain('<script nonce="abc">go()</script>');
    expect(html).toContain('src="https://a-cdn.vendor.example/fit.js" data-ean="&#34;5&#34;" async');
    expect(scriptValue('</script><b>')).not.toContain('</script>');
  });
});
