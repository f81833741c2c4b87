export type ApiCallDescription = {
  id: string
  method: string
  path: string
  summary: string
  description: string | null
  /** Null: open to everybody; else the rights, any of the lists being enough. */
  rights: string[][] | null
  parameters: {
    name: string
    place: string
    required: boolean
    type: string
    description: string | null
  }[]
  body: string | null
  /** A call in the shell and what it answers; null where that is a file. */
  example: { request: string; answer: string | null }
  answers: { status: string; description: string; data: string | null }[]
}

/** Calls in a minute. */
export type ApiLimits = { token: number; visitor: number; wrong: number }

export type ApiDocsPage = {
  limits: ApiLimits
  groups: { name: string; calls: ApiCallDescription[] }[]
  schemas: { name: string; outline: string }[]
}
