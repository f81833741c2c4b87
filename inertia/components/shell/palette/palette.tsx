import { CommandPalette } from '@kontor/design-system/command_palette'
import { useState } from 'react'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { usePaletteContent } from './palette_content'
import { usePaletteGroups } from './use_palette_groups'

interface PaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Finds products, pages and orders by typing; each can be reached by links as well. */
export default function Palette({ isOpen, onOpenChange }: PaletteProps) {
  const t = useText('shell/palette')
  const { user } = useShared()
  const [query, setQuery] = useState('')
  const finds = usePaletteGroups(usePaletteContent(isOpen), query)
  const change = (next: boolean) => {
    setQuery('')
    onOpenChange(next)
  }
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={change}
      label={t('label')}
      placeholder={t(
        user?.isStaff ? 'placeholder_staff' : user ? 'placeholder_account' : 'placeholder'
      )}
      clearLabel={t('clear')}
      emptyLabel={t('nothing')}
      hint={t('keys')}
      asideLabel={t('aside')}
      readingsLabel={t('readings')}
      {...finds}
      onQueryChange={setQuery}
    />
  )
}
