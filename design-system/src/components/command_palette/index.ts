export { CommandPalette } from './command_palette'
export type { Command, CommandFact, CommandGroup, CommandReading } from './types'
