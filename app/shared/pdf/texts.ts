import type { PdfBlock } from '#shared/pdf/document'

/** A paragraph of a letter. */
export const plain = (text: string): PdfBlock => ({ kind: 'text', text })

/** One in the small print. */
export const small = (text: string): PdfBlock => ({ kind: 'text', text, isMuted: true })
