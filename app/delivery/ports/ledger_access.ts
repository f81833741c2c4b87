import type { HttpContext } from '@adonisjs/core/http'
import type { Locale } from '#shared/i18n'

/**
 * May this person download what was delivered under this reference, and until when? Inside the
 * answer 'yes', `windowEndsAt` null means that the window has not begun (early release).
 */
export type DownloadRight =
  { verdict: 'yes'; windowEndsAt: Date | null } | { verdict: 'no' } | { verdict: 'not_completed' }

export type Person = NonNullable<HttpContext['auth']['user']>

/** What is known above this module about what was delivered. */
export type Delivered = {
  reference: string
  /** What people call it: the order's number. */
  label: string
  /** Path of its page. */
  path: string
  userId: number
  email: string
  name: string
  locale: Locale
  /** Version of the terms that were accepted; null where none were. */
  termsVersion: string | null
  isCompleted: boolean
  completedAt: Date | null
  /** Last day of the download window, YYYY-MM-DD. */
  lastDay: string | null
  windowEndsAt: Date | null
}

/**
 * Port: who owns a reference is known above this module (see ADR 0010). Orders extends this class
 * and binds itself under it in the container; as long as nobody does, nobody may do anything.
 */
export class LedgerAccess {
  async mayDownload(_userId: number, _reference: string): Promise<DownloadRight> {
    return { verdict: 'no' }
  }

  /** Whether a person may know of it and of its downloads: its owner, and staff who read orders. */
  async maySee(_person: Person, _reference: string): Promise<boolean> {
    return false
  }

  /** Whether a person may know of its files and its public links: also staff whom these concern. */
  async maySeeFiles(person: Person, reference: string): Promise<boolean> {
    return this.maySee(person, reference)
  }

  async describe(_reference: string): Promise<Delivered | null> {
    return null
  }

  /** What can still be downloaded and whose window ends today or within so many days. */
  async windowsEndingWithin(_days: number): Promise<Delivered[]> {
    return []
  }
}
