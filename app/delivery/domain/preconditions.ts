export type Verdict = 'proceed' | 'not_modified' | 'failed'

type Conditions = { ifMatch?: string; ifNoneMatch?: string }

/**
 * What conditions on the tag of a file mean for GET and HEAD (RFC 9110, section 13.2.2): If-Match
 * compares strongly and comes first, If-None-Match compares weakly.
 */
export function evaluateConditions({ ifMatch, ifNoneMatch }: Conditions, etag: string): Verdict {
  if (ifMatch !== undefined && !tagsOf(ifMatch).some((tag) => tag === '*' || tag === etag)) {
    return 'failed'
  }
  const isKnown = ifNoneMatch !== undefined && tagsOf(ifNoneMatch).some((tag) => isSame(tag, etag))
  return isKnown ? 'not_modified' : 'proceed'
}

const tagsOf = (list: string) => list.split(',').map((tag) => tag.trim())

const isSame = (tag: string, etag: string) => tag === '*' || tag.replace(/^W\//, '') === etag
