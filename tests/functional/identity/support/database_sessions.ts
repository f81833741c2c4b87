import { configProvider } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import { SessionCollection } from '@adonisjs/session'
import SessionMiddleware from '@adonisjs/session/session_middleware'
import type { SessionConfig, SessionStoreFactory } from '@adonisjs/session/types'

type Resolved = SessionConfig & { store: string; stores: Record<string, SessionStoreFactory> }

/** Keeps sessions in the database, as the shop does, while tests of a group run. */
export async function keepSessionsInDatabase() {
  const found = await configProvider.resolve<Resolved>(app, app.config.get('session'))
  const config = { ...found!, store: 'database' }
  app.container.swap(SessionMiddleware, () => new SessionMiddleware(config, emitter))
  app.container.swap(SessionCollection, () => new SessionCollection(config))
  return () => app.container.restoreAll([SessionMiddleware, SessionCollection])
}

/** The statements that the shop sends to the database while something is done. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const hear = ({ sql }: { sql: string }) => statements.push(sql)
  const knex = db.connection().getWriteClient()
  knex.on('query', hear)
  try {
    await work()
  } finally {
    knex.off('query', hear)
  }
  return statements
}
