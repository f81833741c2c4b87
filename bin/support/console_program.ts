import { FROM_SOURCES } from './from_sources.ts'

/** What Node runs for a console command of the sources; the command's name and arguments follow. */
export const CONSOLE = [FROM_SOURCES, 'bin/console.ts']

/** The command that brings the tables up to date and leaves the sources as they are. */
export const MIGRATION = ['migration:run', '--force', '--no-schema-generate']
