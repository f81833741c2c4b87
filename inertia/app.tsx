import './css/app.css'
import { createInertiaApp, type ResolvedComponent } from '@inertiajs/react'
import { TuyauProvider } from '@adonisjs/inertia/react'
import { resolvePageComponent } from '@adonisjs/inertia/helpers'
import { client } from '~/client'

createInertiaApp({
  title: (title) => (title ? `${title} – Kontor` : 'Kontor'),
  resolve: (name) =>
    resolvePageComponent(
      `./pages/${name}.tsx`,
      import.meta.glob<ResolvedComponent>('./pages/**/*.tsx')
    ),
  withApp: (app) => <TuyauProvider client={client}>{app}</TuyauProvider>,
})
