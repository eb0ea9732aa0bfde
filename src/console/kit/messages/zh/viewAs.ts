/** The words of viewing the console as a role, in Chinese; the English ones have the same shape. */
export const viewAs = {
  action: '以此视角查看',
  title: '以“%{record}”的视角查看',
  explain:
    '控制台将只显示该视角可见的菜单、页面和按钮，且不能修改任何内容，也不会多于您自己的权限。可随时在页面上方结束。',
  noRoles: '该用户没有角色，没有可查看的内容。',
  begin: '开始查看',
  notBegun: '无法开始查看',
  banner: '正在以 %{roles} 的视角查看，仅可浏览。',
  end: '结束查看',
  notEnded: '无法结束查看',
}
