import type { DayFile, WithdrawnFile } from '#catalogue'

/** What a feed says of a file: that it came, that it was replaced or that it is there no more. */
export type FeedEntry = {
  /** The same for the same news, however often the feed is read. */
  id: string
  kind: 'new' | 'corrected' | 'withdrawn'
  day: string
  product: string
  name: string
  bytes: number | null
  at: Date
}

/** The newest of what came and of what went, the newest first. */
export const feedEntries = (
  files: readonly DayFile[],
  gone: readonly WithdrawnFile[],
  most: number
): FeedEntry[] =>
  [...files.map(ofFile), ...gone.map(ofWithdrawn)]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, most)

const ofFile = ({ id, version, day, product, name, bytes, updatedAt }: DayFile): FeedEntry => ({
  id: `${id}-v${version}`,
  kind: version > 1 ? 'corrected' : 'new',
  ...{ day, product, name, bytes, at: updatedAt },
})

const ofWithdrawn = ({ id, change, withdrawnAt, ...file }: WithdrawnFile): FeedEntry => ({
  id: `${id}-withdrawn-${change}`,
  kind: 'withdrawn',
  ...{ day: file.day, product: file.product, name: file.name, bytes: null, at: withdrawnAt },
})
