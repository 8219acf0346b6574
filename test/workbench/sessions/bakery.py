def bake(count):
    loaves = 0
    for tray in range(count):
        loaves += 4
    return loaves


total = bake(2)
print('loaves:', total)
