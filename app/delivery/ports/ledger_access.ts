/**
 * May this person download what was delivered under this reference, and until when? Inside the
 * answer 'yes', `windowEndsAt` null means that the window has not begun (early release).
 */
export type DownloadRight =
  { verdict: 'yes'; windowEndsAt: Date | null } | { verdict: 'no' } | { verdict: 'not_completed' }

/**
 * Port: who owns a reference is known above this module (see ADR 0010). Orders extends this class
 * and binds itself under it in the container; as long as nobody does, nobody may download.
 */
export class LedgerAccess {
  async mayDownload(_userId: number, _reference: string): Promise<DownloadRight> {
    return { verdict: 'no' }
  }
}
