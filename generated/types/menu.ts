// Written by `npm run generate` from schemas/menu.json. Edit the schema, not this file.

/** 菜单 / Menu: a record as the server answers it. */
export interface Menu {
  id: string
  /** 编码 / Code */
  code: string
  /** 名称 / Name */
  name: string
  /** 访问路径 / Path */
  path: (string | null)
  /** 排序 / Sequence */
  sequence: number
  /** 类型 / Type */
  type: ("page" | "button")
  /** 状态 / Status */
  status: ("enabled" | "disabled")
  /** 描述 / Description */
  description: (string | null)
  /** 扩展属性 / Properties */
  properties: ({
    /** 标题 / Title */
    title?: (string | null)
    /** 英文标题 / English title */
    title_en?: (string | null)
    /** 图标 / Icon */
    icon?: (string | null)
    /** 显示在菜单中 / Shown in the menu */
    isMenu?: (boolean | null)
    /** 切换标签时保留页面 / Page is kept while another tab is shown */
    keepAlive?: (boolean | null)
    /** 所需权限编码 / Permission codes required */
    permission?: (string | string[] | null)
    /** 操作编码 / Action codes */
    actions?: (string[] | null)
    /** 布局 / Layout */
    layout?: ("basic" | "custom" | "routeView" | "user" | null)
    /** 打开方式 / Opens in */
    target?: ("_blank" | "_self" | null)
    /** 页面类型 / Kind of page */
    type?: ("link" | "iframe" | null)
    /** 外部地址 / External address */
    url?: (string | null)
    /** 面包屑 / Breadcrumb */
    breadcrumb?: (boolean | unknown[] | null)
    /** 展开的上级菜单 / Parent menus to unfold */
    openKeys?: (string[] | null)
    /** 徽标 / Badge */
    badge?: (string | number | null)
    /** 实体 / Entity */
    entity?: (string | null)
    [k: string]: unknown
  } | null)
  /** 上级菜单 / Parent menu */
  parent_id: (string | null)
  /** 上级菜单名称 / Parent menu name */
  parent_name: (string | null)
  /** 接口资源 / API resources */
  resources: ({
    /** 请求方法 / Method */
    method: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE")
    /** 请求路径 / Path */
    path: string
  }[] | null)
  /** 创建时间 / Created at */
  created_at: string
  /** 更新时间 / Updated at */
  updated_at: string
  version: number
}

/** 菜单 / Menu: a record as a client sends it. */
export interface MenuInput {
  /** 编码 / Code */
  code: string
  /** 名称 / Name */
  name: string
  /** 访问路径 / Path */
  path?: (string | null)
  /** 排序 / Sequence */
  sequence?: number
  /** 类型 / Type */
  type?: ("page" | "button")
  /** 状态 / Status */
  status?: ("enabled" | "disabled")
  /** 描述 / Description */
  description?: (string | null)
  /** 扩展属性 / Properties */
  properties?: ({
    /** 标题 / Title */
    title?: (string | null)
    /** 英文标题 / English title */
    title_en?: (string | null)
    /** 图标 / Icon */
    icon?: (string | null)
    /** 显示在菜单中 / Shown in the menu */
    isMenu?: (boolean | null)
    /** 切换标签时保留页面 / Page is kept while another tab is shown */
    keepAlive?: (boolean | null)
    /** 所需权限编码 / Permission codes required */
    permission?: (string | string[] | null)
    /** 操作编码 / Action codes */
    actions?: (string[] | null)
    /** 布局 / Layout */
    layout?: ("basic" | "custom" | "routeView" | "user" | null)
    /** 打开方式 / Opens in */
    target?: ("_blank" | "_self" | null)
    /** 页面类型 / Kind of page */
    type?: ("link" | "iframe" | null)
    /** 外部地址 / External address */
    url?: (string | null)
    /** 面包屑 / Breadcrumb */
    breadcrumb?: (boolean | unknown[] | null)
    /** 展开的上级菜单 / Parent menus to unfold */
    openKeys?: (string[] | null)
    /** 徽标 / Badge */
    badge?: (string | number | null)
    /** 实体 / Entity */
    entity?: (string | null)
    [k: string]: unknown
  } | null)
  /** 上级菜单 / Parent menu */
  parent_id?: (string | null)
  /** 接口资源 / API resources */
  resources?: ({
    /** 请求方法 / Method */
    method?: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE")
    /** 请求路径 / Path */
    path: string
  }[] | null)
  version?: number
}
