import type { FormEvent } from 'react'
import { MoonIcon, SunIcon } from '@kontor/design-system/icon'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { rememberChoice } from './remember_choice'

/** Turns the paper: at once with scripts, by a reload without. */
export function ThemeSwitch() {
  const t = useText('shell')
  const { theme } = useShared()

  const turn = (event: FormEvent) => {
    event.preventDefault()
    const chosen = isDark() ? 'light' : 'dark'
    document.documentElement.dataset.theme = chosen
    rememberChoice('theme', chosen)
  }

  return (
    <form onSubmit={turn}>
      <button
        name="theme"
        value={theme === 'dark' ? 'light' : 'dark'}
        aria-label={t('theme.switch')}
        className="grid size-8 place-items-center rounded-control text-muted hover:bg-hover hover:text-ink pointer-coarse:size-11"
      >
        <span className="dark:hidden">
          <MoonIcon />
        </span>
        <span className="hidden dark:block">
          <SunIcon />
        </span>
      </button>
    </form>
  )
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return (
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  )
}
