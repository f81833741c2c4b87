import * as Radix from '@radix-ui/react-dialog'
import { useState } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { floatRowStyles } from '../../internal/float_styles'
import { DialogFrame } from '../dialog/dialog_frame'
import { SearchField } from '../search_field'
import { CommandAside } from './command_aside'
import { CommandRow } from './command_row'
import { CommandReadings } from './command_readings'
import type { Command, CommandGroup, CommandReading } from './types'
import { useEarlyEnter } from './use_early_enter'

interface CommandPaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Name of the window and of its field. */
  label: string
  placeholder: string
  clearLabel: string
  emptyLabel: string
  /** Which keys do what, below the list. */
  hint?: string
  /** Names what is told of the chosen command. With it the window is wide enough to tell it beside the list. */
  asideLabel?: string
  groups: readonly CommandGroup[]
  readings?: readonly CommandReading[]
  readingsLabel?: string
  /** False while the groups may still belong to an earlier text: Enter waits for those of this one. */
  isSettled?: boolean
  /** With it the application answers what is typed; without it the list filters itself. */
  onQueryChange?: (query: string) => void
}

/** Rows are known by their place: the first one stays chosen when what is found later comes in before it. */
function numbered(groups: readonly CommandGroup[]) {
  let place = 0
  return groups.map(({ title, commands }) => ({
    title,
    commands: commands.map((command) => ({ ...command, place: place++ })),
  }))
}

/** Goes anywhere by typing. All it knows can be reached by links too. Load it when asked for. */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, label, hint, asideLabel } = props
  const size = asideLabel ? 'l' : 'm'
  return (
    <DialogFrame isOpen={isOpen} onOpenChange={onOpenChange} size={size} place="top">
      <Radix.Title className="sr-only">{label}</Radix.Title>
      <Finder {...props} />
      {hint && (
        <p className="border-t border-line px-4 py-2 text-caption text-subtle pointer-coarse:hidden">
          {hint}
        </p>
      )}
    </DialogFrame>
  )
}

/** The command that is chosen; nothing beside the list where none of them has anything to tell. */
function toldOf(groups: readonly CommandGroup[], id: string | null): Command | null {
  const commands = groups.flatMap((group) => group.commands)
  if (!commands.some(({ facts }) => facts?.length)) return null
  return commands.find((command) => command.id === id) ?? commands[0] ?? null
}

/** More than pointed at: Enter takes it, and the other half of the window is about it. */
const CHOSEN = 'data-focused:bg-selected data-focused:shadow-here'
/** What Enter takes as long as nothing was typed. */
const FIRST = 'bg-selected shadow-here'

/** Begins anew with each opening. */
function Finder(props: CommandPaletteProps) {
  const { onOpenChange, label, placeholder, clearLabel, emptyLabel, groups } = props
  const { isSettled = true, onQueryChange, asideLabel, readings = [], readingsLabel } = props
  const [chosenId, choose] = useState<string | null>(null)
  const chosen = asideLabel ? toldOf(groups, chosenId) : null
  const { contains } = useFilter({ sensitivity: 'base' })
  const act = (command: Command) => {
    onOpenChange(false)
    command.onAction()
  }
  const onKeyDownCapture = useEarlyEnter(groups, isSettled, act)
  return (
    <div onKeyDownCapture={onQueryChange && onKeyDownCapture}>
      <Autocomplete filter={onQueryChange ? undefined : contains} onInputChange={onQueryChange}>
        <div className="border-b border-line p-3">
          <SearchField
            label={label}
            isLabelHidden
            clearLabel={clearLabel}
            placeholder={placeholder}
          />
          <CommandReadings readings={readings} label={readingsLabel} />
        </div>
        <div className={chosen ? 'grid md:grid-cols-2' : ''}>
          <Menu
            aria-label={label}
            className="max-h-96 overflow-y-auto py-2 outline-none"
            renderEmptyState={() => <p className="px-4 py-2 text-ui text-muted">{emptyLabel}</p>}
          >
            {numbered(groups).map((group) => (
              <MenuSection key={group.title} id={group.title}>
                <Header className="px-4 pt-2 pb-1 text-caption font-semibold text-subtle">
                  {group.title}
                </Header>
                {group.commands.map(({ place, ...command }) => (
                  <MenuItem
                    key={place}
                    id={place}
                    data-place={place}
                    textValue={`${command.label} ${command.detail ?? ''}`}
                    onAction={() => act(command)}
                    className={`${floatRowStyles} ${CHOSEN} ${place === 0 && !chosenId ? FIRST : ''}`}
                  >
                    {({ isFocused }) => (
                      <CommandRow
                        command={command}
                        isChosen={isFocused}
                        isBeside={chosen !== null}
                        onChosen={choose}
                      />
                    )}
                  </MenuItem>
                ))}
              </MenuSection>
            ))}
          </Menu>
          {chosen && <CommandAside command={chosen} label={asideLabel!} />}
        </div>
      </Autocomplete>
    </div>
  )
}
