/** A call as the page knows it from the beginning. */
export type ApiCallBrief = {
  id: string
  method: string
  path: string
  summary: string
  description: string | null
  /** Null: open to everybody; else the rights, any of the lists being enough. */
  rights: string[][] | null
  /** Of what it takes, to be found by. */
  names: string[]
}

/** What it takes and answers: comes when it is opened. */
export type ApiCallDetails = {
  parameters: {
    name: string
    place: string
    required: boolean
    type: string
    description: string | null
  }[]
  body: string | null
  /** What it may be called with, and what it answers; null where that is a file. */
  example: { request: ApiExampleRequest; answer: string | null }
  answers: { status: string; description: string; data: string | null }[]
  /** Of its own, beside those of every call. */
  errors: ApiError[]
}

/** By which code a call refuses, and what it says then. */
export type ApiError = { code: string; message: string }

export type ApiCallDescription = ApiCallBrief & ApiCallDetails

/** What an example of a call sends, in no language yet. */
export type ApiExampleRequest = {
  inPath: Record<string, string>
  /** Which of these may be whoever calls. */
  own: string[]
  /** Names and values; a list has its name several times. */
  inQuery: string[][]
  signIn: 'token' | 'session' | null
  /** It makes something, under a key of its caller. */
  isNamed?: true
  json: string | null
  /** Names of files by the fields of a form, as JSON. */
  files: string | null
  answersFile: boolean
}

/** How often calls may be made. */
export type ApiLimit = {
  /** Those that share it; none for all calls. */
  calls: string[]
  requests: number
  minutes: number
  counted:
    | 'token'
    | 'session'
    | 'visitor'
    | 'wrong_token'
    | 'person'
    | 'taken'
    | 'email'
    | 'declined'
    | 'wrong'
  ofAddress: number | null
}

/** Calls that belong together, and what programs come for when they call them. */
export type ApiGroup = {
  name: string
  task: string
  description: string
  /** By which the rest of its calls is asked for. */
  part: string
  calls: ApiCallBrief[]
}

export type ApiDocsPage = {
  limits: ApiLimit[]
  /** Of every call. */
  errors: ApiError[]
  sessionCookie: string
  groups: ApiGroup[]
  schemas: string[]
}
