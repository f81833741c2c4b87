import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { counted } from '#shared/domain/counted'

const MEGABYTE = 1_000_000
const SETTINGS = 78

/** Writes a backup of the running shop, and makes the keys for it. */
export default class Backup extends BaseCommand {
  static commandName = 'backup'
  static description = 'Write a sealed backup of the database, with the list of stored files'
  static options: CommandOptions = { startApp: true }
  static help = [
    'The shop goes on meanwhile. A backup is a folder of its own: one sealed file for each table, the list',
    'of stored files, and manifest.json with checksums. Stored files themselves are copied by the means of',
    'their store. Sealed as the tool age does: `age -d -i identity file | gunzip` reads one.',
    '  {{ binaryName }} backup --new-key',
    '  {{ binaryName }} backup --place=s3://backups/kontor',
    'Exit codes: 0 written, 1 failed, 78 settings are wrong.',
  ]

  @flags.string({ description: 'Folder, or s3://bucket/prefix; else BACKUP_PLACE' })
  declare place?: string

  @flags.boolean({ description: 'Only make a pair of keys' })
  declare newKey: boolean

  async run() {
    if (this.newKey) return this.makeKeys()
    const { default: config } = await import('#config/backup')
    const [place, { recipient, databaseUrl }] = [this.place ?? config.place, config]
    if (!place) return this.lacks('BACKUP_PLACE')
    if (!recipient?.startsWith('age1')) return this.lacks('BACKUP_RECIPIENT')
    const { openPlace } = await import('#shared/backup/place')
    const { writeBackup } = await import('#shared/backup/write_backup')
    const made = await writeBackup({ databaseUrl, place: await openPlace(place), recipient })
    const bytes = [...made.tables, made.objects].reduce((sum, file) => sum + file.bytes, 0)
    const rows = made.tables.reduce((sum, table) => sum + table.rows, 0)
    this.logger.success(
      `${made.name}: ${counted(rows, 'row')} of ${counted(made.tables.length, 'table')}, ` +
        `${counted(made.objects.count, 'stored file')} listed, ${(bytes / MEGABYTE).toFixed(1)} MB`
    )
  }

  private async makeKeys() {
    const { makeKeys } = await import('#shared/backup/sealing')
    const { identity, recipient } = await makeKeys()
    this.logger.log(`BACKUP_RECIPIENT=${recipient}`)
    this.logger.log(`BACKUP_IDENTITY=${identity}`)
    this.logger.info(
      'The identity belongs where the shop is not: whoever has it reads every backup.'
    )
  }

  private lacks(name: string) {
    this.logger.error(`${name} is not set, or is none`)
    this.exitCode = SETTINGS
  }
}
