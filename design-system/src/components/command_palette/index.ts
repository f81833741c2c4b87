export { CommandPalette } from './command_palette'
export type { Command, CommandGroup } from './types'
