export { CommandPalette, type Command, type CommandGroup } from './command_palette'
