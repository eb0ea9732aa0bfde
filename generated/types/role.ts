// Written by `npm run generate` from schemas/role.json. Edit the schema, not this file.

/** 角色 / Role: a record as the server answers it. */
export interface Role {
  id: string
  /** 编码 / Code */
  code: string
  /** 名称 / Name */
  name: string
  /** 排序 / Sequence */
  sequence: number
  /** 状态 / Status */
  status: ("enabled" | "disabled")
  /** 要求两步验证 / Two-step verification */
  second_factor: (boolean | null)
  /** 描述 / Description */
  description: (string | null)
  /** 菜单权限 / Menu permissions */
  menus: {
    /** 菜单 / Menu */
    menu_id: string
  }[]
  /** 创建时间 / Created at */
  created_at: string
  /** 更新时间 / Updated at */
  updated_at: string
  version: number
}

/** 角色 / Role: a record as a client sends it. */
export interface RoleInput {
  /** 编码 / Code */
  code: string
  /** 名称 / Name */
  name: string
  /** 排序 / Sequence */
  sequence?: number
  /** 状态 / Status */
  status?: ("enabled" | "disabled")
  /** 要求两步验证 / Two-step verification */
  second_factor?: (boolean | null)
  /** 描述 / Description */
  description?: (string | null)
  /** 菜单权限 / Menu permissions */
  menus: {
    /** 菜单 / Menu */
    menu_id: string
  }[]
  version?: number
}
