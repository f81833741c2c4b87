import type { FormEvent } from 'react'
import { MoonIcon, SunIcon } from '@kontor/design-system/icon'
import { IconButton } from '@kontor/design-system/icon_button'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { rememberChoice } from './remember_choice'

/** Turns the paper: at once with scripts, by a reload without. */
export function ThemeSwitch() {
  const t = useText('shell/frame')
  const { theme } = useShared()

  const turn = (event: FormEvent) => {
    event.preventDefault()
    const chosen = isDark() ? 'light' : 'dark'
    document.documentElement.dataset.theme = chosen
    rememberChoice('theme', chosen)
  }

  return (
    <form onSubmit={turn}>
      <IconButton
        type="submit"
        name="theme"
        value={theme === 'dark' ? 'light' : 'dark'}
        label={t('theme.switch')}
      >
        <span className="dark:hidden">
          <MoonIcon />
        </span>
        <span className="hidden dark:block">
          <SunIcon />
        </span>
      </IconButton>
    </form>
  )
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return (
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  )
}
