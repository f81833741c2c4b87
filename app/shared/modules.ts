export { defineModule } from '#shared/modules/manifest'
export { closesWhen, placesThatClose, readClosing, type Closes } from '#shared/modules/closing'
export { ADMIN_GROUPS, type AdminGroupName, type PalettePlace } from '#shared/modules/places'
