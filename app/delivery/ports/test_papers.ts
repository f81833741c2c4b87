import { definePort } from '#shared/ports'

/** A file or signed list of a test order; `body` is what was signed. */
export type TestPaper =
  { of: 'file'; madeAt: Date } | { of: 'manifest'; madeAt: Date; keyId: string; body: string }

export type TestPapers = { find(sha256: string): Promise<TestPaper | null> }

/** Port: who makes test orders tells the verify page what is theirs, so that it passes for nothing else. */
export const testPapers = definePort<TestPapers>('delivery.test_papers')
