import type { DepartmentCode } from './departments.ts'

/** A buyer who invites others to buy. */
export interface ResellerEntry {
  username: string
  name: string
  nickname: string
  department: DepartmentCode
  city: readonly [province: string, city: string]
  /** The username of the inviter. */
  inviter?: string
  /** The number of days since the account was closed. */
  frozen?: number
}

/** The resellers in the order in which they joined, so inviters come before the users they invited. */
export const resellers: readonly ResellerEntry[] = [
  { username: 'zhaoyue', name: '赵悦', nickname: '悦享生活', department: 'east', city: ['上海市', '上海市'] },
  {
    username: 'wuqiang',
    name: '吴强',
    nickname: '老吴茶铺',
    department: 'south',
    city: ['福建省', '厦门市'],
  },
  {
    username: 'zhangmeiling',
    name: '张美玲',
    nickname: '美玲优选',
    department: 'east',
    city: ['江苏省', '苏州市'],
    inviter: 'zhaoyue',
  },
  { username: 'lijun', name: '李军', nickname: '军哥推荐', department: 'north', city: ['山东省', '青岛市'] },
  {
    username: 'majia',
    name: '马佳',
    nickname: '佳佳好物',
    department: 'east',
    city: ['浙江省', '宁波市'],
    inviter: 'zhangmeiling',
  },
  {
    username: 'guoting',
    name: '郭婷',
    nickname: '婷婷小铺',
    department: 'south',
    city: ['广东省', '深圳市'],
    inviter: 'wuqiang',
  },
  {
    username: 'hupeng',
    name: '胡鹏',
    nickname: '鹏程万里',
    department: 'north',
    city: ['北京市', '北京市'],
    inviter: 'lijun',
  },
  {
    username: 'zhuqing',
    name: '朱青',
    nickname: '青青子衿',
    department: 'east',
    city: ['江苏省', '南京市'],
    inviter: 'majia',
  },
  {
    username: 'linfeng',
    name: '林峰',
    nickname: '峰言峰语',
    department: 'southwest',
    city: ['重庆市', '重庆市'],
    inviter: 'zhaoyue',
  },
  {
    username: 'xiena',
    name: '谢娜娜',
    nickname: '娜些好茶',
    department: 'south',
    city: ['广东省', '佛山市'],
    inviter: 'guoting',
  },
  {
    username: 'songyu',
    name: '宋雨',
    nickname: '雨过天晴',
    department: 'north',
    city: ['天津市', '天津市'],
    inviter: 'hupeng',
    frozen: 25,
  },
  {
    username: 'hanxue',
    name: '韩雪梅',
    nickname: '雪梅家的',
    department: 'southwest',
    city: ['四川省', '成都市'],
    inviter: 'linfeng',
  },
  {
    username: 'fengtao',
    name: '冯涛',
    nickname: '涛声依旧',
    department: 'east',
    city: ['安徽省', '合肥市'],
    inviter: 'zhuqing',
  },
  {
    username: 'dongmei',
    name: '董梅',
    nickname: '梅子熟了',
    department: 'south',
    city: ['广西壮族自治区', '南宁市'],
    inviter: 'xiena',
  },
  {
    username: 'xiaobin',
    name: '肖斌',
    nickname: '斌哥严选',
    department: 'southwest',
    city: ['云南省', '昆明市'],
    inviter: 'hanxue',
  },
  {
    username: 'caowei',
    name: '曹伟',
    nickname: '一叶知秋',
    department: 'north',
    city: ['河北省', '石家庄市'],
    inviter: 'songyu',
  },
  {
    username: 'yuanyuan',
    name: '袁媛',
    nickname: '圆圆满满',
    department: 'east',
    city: ['浙江省', '温州市'],
    inviter: 'majia',
  },
  {
    username: 'jiangnan',
    name: '江楠',
    nickname: '江南烟雨',
    department: 'east',
    city: ['江苏省', '无锡市'],
    inviter: 'zhangmeiling',
  },
  {
    username: 'dingli',
    name: '丁力',
    nickname: '大力出奇迹',
    department: 'north',
    city: ['山东省', '济南市'],
    inviter: 'lijun',
  },
  {
    username: 'shenlu',
    name: '沈璐',
    nickname: '晨露',
    department: 'east',
    city: ['上海市', '上海市'],
    inviter: 'yuanyuan',
  },
  {
    username: 'weixing',
    name: '魏星',
    nickname: '星星点灯',
    department: 'southwest',
    city: ['贵州省', '贵阳市'],
    inviter: 'xiaobin',
  },
  {
    username: 'luyao',
    name: '陆瑶',
    nickname: '路遥知马力',
    department: 'south',
    city: ['海南省', '海口市'],
    inviter: 'dongmei',
  },
  {
    username: 'qianjin',
    name: '钱进',
    nickname: '天天进步',
    department: 'south',
    city: ['广东省', '东莞市'],
    inviter: 'guoting',
    frozen: 9,
  },
  {
    username: 'yaoyi',
    name: '姚怡',
    nickname: '怡然自得',
    department: 'southwest',
    city: ['四川省', '绵阳市'],
    inviter: 'hanxue',
  },
  {
    username: 'fanrui',
    name: '范睿',
    nickname: '睿智之选',
    department: 'north',
    city: ['北京市', '北京市'],
    inviter: 'caowei',
  },
  {
    username: 'liaokai',
    name: '廖凯',
    nickname: '凯旋归来',
    department: 'south',
    city: ['福建省', '泉州市'],
    inviter: 'qianjin',
  },
]
