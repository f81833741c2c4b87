/** The token of the page's forms, for calls that are no visit. */
export const pageToken = () =>
  decodeURIComponent(/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '')
