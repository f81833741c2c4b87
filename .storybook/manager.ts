import { addons } from 'storybook/manager-api'
import { house } from './theme'

addons.setConfig({ theme: house })
