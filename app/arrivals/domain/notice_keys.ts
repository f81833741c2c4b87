/** Under which keys the mails of a notice wait: they are numbered, so that they are found by key. */
export const noticeKeys = (noticeId: number, mails: number): string[] =>
  Array.from({ length: mails }, (_, at) => `arrivals:notice:${noticeId}:${at + 1}`)
