import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { counted } from '#shared/domain/counted'

/** Shows what the shop has given up, and has it tried again. */
export default class DeadRetry extends BaseCommand {
  static commandName = 'dead:retry'
  static description = 'Try jobs and mails again that were given up'
  static options: CommandOptions = { startApp: true }
  static help = [
    'Jobs are given up after their last try, mails after two days. Mend the cause first; then all of',
    'them get as many tries, or as much time, as new ones.',
  ]

  @flags.boolean({ description: 'Only show the jobs' })
  declare dryRun: boolean

  async run() {
    const { listDeadJobs, retryDeadJobs } = await import('#shared/jobs')
    const { retryDeadMails } = await import('#shared/mail')
    for (const { job, diedAt, reason } of await listDeadJobs()) {
      this.logger.info(`${job}, ${diedAt.toISOString()}: ${reason ?? 'no reason was left'}`)
    }
    if (this.dryRun) return this.logger.info('Dry run: nothing is tried again')
    const [jobs, mails] = [await retryDeadJobs(), await retryDeadMails()]
    this.logger.success(`Tried again: ${counted(jobs, 'job')}, ${counted(mails, 'mail')}`)
  }
}
