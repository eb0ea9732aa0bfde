// Written by `npm run generate` from schemas/user.json. Edit the schema, not this file.

/** 用户 / User: a record as the server answers it. */
export interface User {
  id: string
  /** 用户名 / Username */
  username: string
  /** 姓名 / Name */
  name: string
  /** 邮箱 / Email */
  email: (string | null)
  /** 手机号 / Phone number */
  phone: (string | null)
  /** 角色 / Roles */
  roles: {
    /** 角色 / Role */
    role_id: string
    /** 角色名称 / Role name */
    role_name: (string | null)
  }[]
  /** 部门 / Department */
  department_id: (string | null)
  /** 邀请人 / Invited by */
  invite_id: (string | null)
  /** 绑定时间 / Inviter set at */
  invited_at: (string | null)
  /** 头像 / Avatar */
  avatar: (string | null)
  /** 昵称 / Nickname */
  nickname: (string | null)
  /** 个人简介 / Personal profile */
  profile: (string | null)
  /** 国家/地区 / Country or region */
  country: (string | null)
  /** 省份 / Province */
  province: (string | null)
  /** 城市 / City */
  city: (string | null)
  /** 街道地址 / Street address */
  address: (string | null)
  /** 备注 / Remark */
  remark: (string | null)
  /** 状态 / Status */
  status: ("activated" | "freezed")
  /** 创建时间 / Created at */
  created_at: string
  /** 更新时间 / Updated at */
  updated_at: string
  version: number
}

/** 用户 / User: a record as a client sends it. */
export interface UserInput {
  /** 用户名 / Username */
  username: string
  /** 密码 / Password */
  password?: (string | null)
  /** 姓名 / Name */
  name: string
  /** 邮箱 / Email */
  email?: (string | null)
  /** 手机号 / Phone number */
  phone?: (string | null)
  /** 角色 / Roles */
  roles: {
    /** 角色 / Role */
    role_id: string
  }[]
  /** 部门 / Department */
  department_id?: (string | null)
  /** 邀请人 / Invited by */
  invite_id?: (string | null)
  /** 头像 / Avatar */
  avatar?: (string | null)
  /** 昵称 / Nickname */
  nickname?: (string | null)
  /** 个人简介 / Personal profile */
  profile?: (string | null)
  /** 国家/地区 / Country or region */
  country?: (string | null)
  /** 省份 / Province */
  province?: (string | null)
  /** 城市 / City */
  city?: (string | null)
  /** 街道地址 / Street address */
  address?: (string | null)
  /** 备注 / Remark */
  remark?: (string | null)
  /** 状态 / Status */
  status?: ("activated" | "freezed")
  version?: number
}
