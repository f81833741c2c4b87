import { createRequire } from 'node:module'
import type { IOptions } from 'sanitize-html'

const load = createRequire(import.meta.url)

const ALLOWED: IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener noreferrer' } }),
  },
}

/** Text that somebody wrote as HTML, harmless: emphasis, lists and links; all else is taken out. */
export const safeHtml = (text: string): string =>
  // Parsers of HTML and CSS come with it: loaded when the first text is cleaned (ADR 79).
  (load('sanitize-html') as typeof import('sanitize-html'))(text, ALLOWED)
