export type Verdict = 'proceed' | 'not_modified' | 'failed'

type Conditions = { ifMatch?: string; ifNoneMatch?: string }

/** RFC 9110, 13.2.2: If-Match compares strongly and first, If-None-Match weakly. */
export function evaluateConditions({ ifMatch, ifNoneMatch }: Conditions, etag: string): Verdict {
  if (ifMatch !== undefined && !tagsOf(ifMatch).some((tag) => tag === '*' || tag === etag)) {
    return 'failed'
  }
  const isKnown = ifNoneMatch !== undefined && tagsOf(ifNoneMatch).some((tag) => isSame(tag, etag))
  return isKnown ? 'not_modified' : 'proceed'
}

const tagsOf = (list: string) => list.split(',').map((tag) => tag.trim())

const isSame = (tag: string, etag: string) => tag === '*' || tag.replace(/^W\//, '') === etag
