/** A part of the organisation; `below` and `leader` name a department and a staff member of the demonstration. */
export interface DepartmentEntry {
  code: string
  name: string
  below?: string
  leader?: string
  description?: string
  isDisabled?: boolean
}

/** The departments, parents before children. */
export const departments = [
  { code: 'headquarters', name: '总部', leader: 'linzhiyuan', description: '公司管理层与职能部门' },
  { code: 'operations', name: '运营中心', below: 'headquarters', leader: 'zhoumin' },
  {
    code: 'goods',
    name: '商品部',
    below: 'operations',
    leader: 'hejiayi',
    description: '选品、定价与上下架',
  },
  {
    code: 'content',
    name: '内容部',
    below: 'operations',
    leader: 'luoxin',
    description: '商品图文与课程内容',
  },
  {
    code: 'service',
    name: '客服部',
    below: 'operations',
    leader: 'wangjing',
    description: '售前咨询与售后退款',
  },
  {
    code: 'marketing',
    name: '市场部',
    below: 'headquarters',
    leader: 'chenhao',
    description: '分销渠道拓展与维护',
  },
  {
    code: 'east',
    name: '华东区',
    below: 'marketing',
    leader: 'xulei',
    description: '上海、江苏、浙江、安徽',
  },
  {
    code: 'south',
    name: '华南区',
    below: 'marketing',
    leader: 'huangyan',
    description: '广东、广西、福建、海南',
  },
  {
    code: 'north',
    name: '华北区',
    below: 'marketing',
    leader: 'sunbo',
    description: '北京、天津、河北、山东',
  },
  {
    code: 'southwest',
    name: '西南区',
    below: 'marketing',
    leader: 'tangwei',
    description: '四川、重庆、云南、贵州',
  },
  { code: 'finance', name: '财务部', below: 'headquarters', leader: 'liufang' },
  {
    code: 'settlement',
    name: '佣金结算组',
    below: 'finance',
    leader: 'gaoyang',
    description: '核对并结算分销佣金',
  },
  { code: 'supply', name: '供应链部', below: 'headquarters', leader: 'zhengtao' },
  { code: 'warehouse', name: '杭州仓', below: 'supply' },
  { code: 'store', name: '线下门店', below: 'headquarters', description: '门店业务已停止', isDisabled: true },
] as const satisfies readonly DepartmentEntry[]

/** The code of a department of the demonstration. */
export type DepartmentCode = (typeof departments)[number]['code']
