import type { PdfBlock } from '#shared/pdf/document'

export const plain = (text: string): PdfBlock => ({ kind: 'text', text })

export const small = (text: string): PdfBlock => ({ kind: 'text', text, isMuted: true })
