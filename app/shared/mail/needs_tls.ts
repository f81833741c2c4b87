const THIS_MACHINE = ['localhost', '127.0.0.1', '::1']

/**
 * Whether mails are sent over TLS or not at all. As long as nobody has said, a shop that is reached by
 * TLS insists on it too, unless the mail server stands on its own machine.
 */
export const needsTls = (
  host: string,
  said: 'required' | 'offered' | undefined,
  isShopOnTls: boolean
): boolean =>
  said === undefined ? isShopOnTls && !THIS_MACHINE.includes(host) : said === 'required'
