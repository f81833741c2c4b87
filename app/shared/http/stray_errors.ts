import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '@adonisjs/core/logger'
import { bareAnswer } from '#shared/http/bare_answer'

type Exchange = { request: IncomingMessage; response: ServerResponse }

const exchanges = new AsyncLocalStorage<Exchange>()

/** Answers a request; whatever goes wrong on the way, also later and aside, ends in an answer. */
export function inExchange(exchange: Exchange, answer: () => unknown): void {
  exchanges.run(exchange, async () => {
    try {
      await answer()
    } catch (error) {
      settle(error)
    }
  })
}

let report: (error: unknown) => void = console.error

/** One failed request never ends the process; a server that cannot listen does. Call before it listens. */
export function outliveStrayErrors(logger: Pick<Logger, 'fatal'>): void {
  report = (error) => logger.fatal({ err: error }, 'an error outside of any answer')
  process.on('unhandledRejection', settle)
  process.on('uncaughtException', (error) => {
    settle(error)
    if (isBroken(error)) process.exit(1)
  })
}

function settle(error: unknown): void {
  report(error)
  const { request, response } = exchanges.getStore() ?? {}
  if (!request || !response || response.writableEnded) return
  if (response.headersSent) response.destroy()
  else bareAnswer(request, response, 500)
}

function isBroken(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException
  return syscall === 'listen' || code === 'ERR_INTERNAL_ASSERTION'
}
