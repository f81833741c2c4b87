import type { Caller } from '#shared/people'
import type { Locale } from '#shared/i18n'
import type { Reference } from '#delivery/domain/reference'
import type { DeliveryWords, StaffWords } from '#delivery/ports/delivery_words'

/** Until when may a person download it? `windowEndsAt` null: not begun yet (early release). */
export type DownloadRight =
  { verdict: 'yes'; windowEndsAt: Date | null } | { verdict: 'no' } | { verdict: 'not_completed' }

export type Person = Caller

export type Delivered = {
  reference: Reference
  path: string
  words: (locale: Locale) => DeliveryWords
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

/** Port (ADR 10, 26): an owner extends this class; what it does not answer nobody may do. */
export class DeliveryOwner {
  async mayDownload(_userId: number, _key: string): Promise<DownloadRight> {
    return { verdict: 'no' }
  }

  /** Its customer, and staff who read such, may know of it and of its downloads. */
  async maySee(_person: Person, _key: string): Promise<boolean> {
    return false
  }

  /** Whether a person may know of its files and its public links: also staff whom these concern. */
  async maySeeFiles(person: Person, key: string): Promise<boolean> {
    return this.maySee(person, key)
  }

  /** How each of them stands, in the owner's word: its page reads itself again when that changes. */
  async statesOf(_keys: string[]): Promise<Map<string, string>> {
    return new Map()
  }

  async describe(_key: string): Promise<Delivered | null> {
    return null
  }

  /** What can still be downloaded and whose window ends today or within so many days. */
  async windowsEndingWithin(_days: number): Promise<Delivered[]> {
    return []
  }

  /** How staff's tables name it and where it is opened; null: by its reference alone. */
  toStaff(_key: string, _locale: Locale): StaffWords | null {
    return null
  }

  /** What a file of it that is of no product is called to anybody who holds one; null: by its folder. */
  toStrangers(_locale: Locale): string | null {
    return null
  }

  /** The number by which programs know it, where it has one. */
  numberOf(_key: string): number | null {
    return null
  }
}
