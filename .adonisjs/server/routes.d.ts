import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'site.home': { paramsTuple?: []; params?: {} }
  }
  GET: {
    'site.home': { paramsTuple?: []; params?: {} }
  }
  HEAD: {
    'site.home': { paramsTuple?: []; params?: {} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}