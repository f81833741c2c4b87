import { DOCUMENTS } from '#site/domain/documents'

/** Where the terms in force stand, or a version of them for good. */
export const termsAddress = (version?: string): string =>
  [DOCUMENTS.terms_and_conditions, ...(version ? [version] : [])].join('/')
