import app from '@adonisjs/core/services/app'
import { modules } from '#generated/modules'
import { stopQueue } from '#shared/jobs/queue'

/*
 * Every module's background work. All processes declare it, so that an announcement finds its
 * subscribers wherever it is made; only workers run it.
 */
await Promise.all(modules.map(({ jobs }) => jobs?.()))

/* What is still being answered sends jobs: hooks run in reverse, so the queue ends after the server. */
app.terminating(stopQueue)
