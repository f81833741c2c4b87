import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { RestoreWish } from '#shared/backup/restore_backup'
import { BackupProblem, CODES } from '#shared/backup/problem'
import { counted } from '#shared/domain/counted'

const SETTINGS = 78
/** More than a shop sells in the longest time between two backups. */
const NUMBERS = 1_000

/** Fills an empty database from a backup, or shows that one can be restored. */
export default class Restore extends BaseCommand {
  static commandName = 'restore'
  static description = 'Restore a backup into the empty database of the settings, or check one'
  static options: CommandOptions = { startApp: true }
  static help = [
    'Restores into an empty database alone, in one transaction. What happened after the backup is lost:',
    'mails that waited are held (dead:retry sends them), numbers of orders and papers go ahead by',
    '--skip-numbers, and refunds are looked up with the card provider before they are sent. With',
    '--nothing-lost, for a shop that was ended before its backup, all goes on as it was.',
    '--check restores into a database of its own on the same server, has the auditor look for',
    'contradictions, compares the list of stored files with the storage, and removes it again.',
    'Exit codes: 0 done, 1 failed, 2 checked, but stored files are missing, 3 the backup is damaged,',
    '4 the key does not open it, 5 a newer version wrote it, 6 the database is not empty,',
    '7 checked, and something contradicts, 8 there is no such backup, 78 settings are wrong.',
  ]

  @flags.string({ description: 'Folder, or s3://bucket/prefix; else BACKUP_PLACE' })
  declare place?: string

  @flags.string({ description: 'Name of the backup; else the youngest' })
  declare backup?: string

  @flags.boolean({ description: 'Restore beside the database, look, and remove it again' })
  declare check: boolean

  @flags.boolean({ description: 'The shop was ended before the backup was made' })
  declare nothingLost: boolean

  @flags.number({ description: 'How far numbers go ahead', default: NUMBERS })
  declare skipNumbers: number

  async run() {
    const { default: config } = await import('#config/backup')
    const place = this.place ?? config.place
    if (!place) return this.fail('BACKUP_PLACE is not set', SETTINGS)
    const identity = config.identity?.release()
    if (!identity) return this.fail('BACKUP_IDENTITY is not set', SETTINGS)
    try {
      await this.work({ place, identity, databaseUrl: config.databaseUrl })
    } catch (error) {
      if (!(error instanceof BackupProblem)) throw error
      this.fail(error.message, CODES[error.kind])
    }
  }

  private async work(given: { place: string; identity: string; databaseUrl: string }) {
    const { openPlace } = await import('#shared/backup/place')
    const { readManifest } = await import('#shared/backup/manifest')
    const { verifyFiles } = await import('#shared/backup/verify_files')
    const place = await openPlace(given.place)
    const manifest = await readManifest(place, this.backup)
    await verifyFiles(place, manifest)
    const wish = { ...given, place, manifest }
    await (this.check ? this.look(wish) : this.restore(wish))
  }

  private async restore(wish: RestoreWish) {
    const { restoreBackup } = await import('#shared/backup/restore_backup')
    const { restoredSteps } = await import('#shared/backup/restored')
    const { modules } = await import('#generated/modules')
    const lost = { steps: await restoredSteps(modules), numbers: this.skipNumbers }
    const said = await restoreBackup({ ...wish, lost: this.nothingLost ? undefined : lost })
    for (const line of said) this.logger.info(line)
    this.logger.success(`${wish.manifest.name} is restored; now run migration:run`)
  }

  private async look(wish: RestoreWish) {
    const { inScratch, objectsLackedBy } = await import('#shared/backup/check_backup')
    const { audit } = await import('#auditor/audit')
    const { findingsIn, reportOf } = await import('#auditor/report')
    const outcomes = await inScratch(wish, (databaseUrl) =>
      audit({ databaseUrl, ledger: null, mailbox: null, told: [] })
    )
    this.logger.log(reportOf(outcomes))
    const missing = await objectsLackedBy(wish)
    if (missing.count > 0) {
      const words = `${counted(missing.count, 'stored file')} missing: ${missing.first.join(', ')}`
      this.fail(words, CODES.doubtful)
    }
    if (findingsIn(outcomes).length > 0) this.exitCode = CODES.contradicts
    if (!this.exitCode) this.logger.success(`${wish.manifest.name} can be restored`)
  }

  private fail(words: string, code: number) {
    this.logger.error(words)
    this.exitCode = code
  }
}
