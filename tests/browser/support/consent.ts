import type { BrowserContext } from '@playwright/test'

/** Answers the cookie question before the first page. */
export const answerCookies = (context: BrowserContext, answer: 'all' | 'necessary') =>
  context.addCookies([{ name: 'cookie_consent', value: answer, url: process.env.SHOP_URL! }])
