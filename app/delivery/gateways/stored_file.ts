import { lake, made } from '#shared/storage'

type Stored = { disk: 'lake' | 'files'; key: string }
type Span = { start: number; end: number }

/** The bytes from `start` up to, not including, `end`; of an empty span none. */
export async function openStored(
  { disk, key }: Stored,
  span: Span
): Promise<AsyncIterable<Uint8Array>> {
  if (span.end <= span.start) return nothing()
  return (disk === 'lake' ? lake() : made()).read(key, span)
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
