import * as Radix from '@radix-ui/react-dialog'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { floatRowStyles } from '../../internal/float_styles'
import { DialogFrame } from '../dialog/dialog_frame'
import { SearchField } from '../search_field'

export interface Command {
  id: string
  label: string
  /** One step quieter: where it leads, whose it is. */
  detail?: string
  onAction: () => void
}

export interface CommandGroup {
  title: string
  commands: readonly Command[]
}

interface CommandPaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Name of the window and of its field. */
  label: string
  placeholder: string
  clearLabel: string
  emptyLabel: string
  groups: readonly CommandGroup[]
  /** With it the application answers what is typed; without it the list filters itself. */
  onQueryChange?: (query: string) => void
}

/** Goes anywhere by typing. All it knows can be reached by links too. Load it when asked for. */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, label, placeholder, clearLabel, emptyLabel, groups } = props
  const { onQueryChange } = props
  const { contains } = useFilter({ sensitivity: 'base' })
  const act = (command: Command) => () => {
    onOpenChange(false)
    command.onAction()
  }
  return (
    <DialogFrame isOpen={isOpen} onOpenChange={onOpenChange} size="m">
      <Radix.Title className="sr-only">{label}</Radix.Title>
      <Autocomplete filter={onQueryChange ? undefined : contains} onInputChange={onQueryChange}>
        <div className="border-b border-line p-3">
          <SearchField
            label={label}
            isLabelHidden
            clearLabel={clearLabel}
            placeholder={placeholder}
          />
        </div>
        <Menu
          aria-label={label}
          className="h-96 overflow-y-auto py-2 outline-none"
          renderEmptyState={() => <p className="px-4 py-2 text-ui text-muted">{emptyLabel}</p>}
        >
          {groups.map((group) => (
            <MenuSection key={group.title} id={group.title}>
              <Header className="px-4 pt-2 pb-1 text-caption font-semibold text-subtle">
                {group.title}
              </Header>
              {group.commands.map((command) => (
                <MenuItem
                  key={command.id}
                  id={command.id}
                  textValue={`${command.label} ${command.detail ?? ''}`}
                  onAction={act(command)}
                  className={floatRowStyles}
                >
                  <span className="min-w-0 grow">{command.label}</span>
                  {command.detail && (
                    <span className="text-ui-s text-subtle">{command.detail}</span>
                  )}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Autocomplete>
    </DialogFrame>
  )
}
