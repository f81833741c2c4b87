const THIS_MACHINE = ['localhost', '127.0.0.1', '::1']

/** Unless told otherwise a shop reached by TLS insists on it, but for a mail server next to it. */
export const needsTls = (
  host: string,
  said: 'required' | 'offered' | undefined,
  isShopOnTls: boolean
): boolean =>
  said === undefined ? isShopOnTls && !THIS_MACHINE.includes(host) : said === 'required'
