import { marked } from 'marked';
import sanitize from 'sanitize-html';

/** Sanitises all text that is rendered as HTML. */
export interface RichText {
  fromMarkdown(markdown: string): string;
  clean(html: string): string;
}

const ALLOWED: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'cite'],
    ...['strong', 'em', 'b', 'i', 's', 'u', 'small', 'sup', 'sub', 'abbr', 'mark', 'a', 'span', 'div'],
    ...['section', 'figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['details', 'summary', 'address', 'time', 'code'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
    abbr: ['title'],
    '*': ['id', 'lang'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // The page has its own h1.
    h1: 'h2',
    a: (tagName, attribs) => {
      const isExternal = /^https?:/i.test(attribs.href ?? '');
      const { target: _target, rel: _rel, ...rest } = attribs;
      return { tagName, attribs: isExternal ? { ...rest, rel: 'noopener noreferrer' } : rest };
    },
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  // Only pictures of our own media service are allowed.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/media\/[\w./-]+$/.test(attribs.src ?? ''),
};

export const richText: RichText = {
  fromMarkdown: (markdown) => sanitize(marked.parse(markdown, { async: false, gfm: true }), ALLOWED),
  clean: (html) => sanitize(html, ALLOWED),
};
