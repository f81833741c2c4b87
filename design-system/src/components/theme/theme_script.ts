export type Theme = 'light' | 'dark' | 'system'
export type Density = 'comfortable' | 'compact'

/** Where a visitor's choice of theme and density is remembered in the browser. */
export const THEME_KEY = 'theme'
export const DENSITY_KEY = 'density'

/**
 * The script for the head of the page: sets theme and density before the first paint, so that
 * nothing flashes. Without a choice the theme of the system holds.
 */
export function themeScript(): string {
  const set = (name: string, key: string) =>
    `try{v=localStorage.getItem('${key}');if(v&&v!=='system')d.${name}=v}catch(e){}`
  return `(function(){var d=document.documentElement.dataset,v;${set('theme', THEME_KEY)}${set('density', DENSITY_KEY)}})()`
}
